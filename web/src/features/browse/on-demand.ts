// One module, because each one adds the names of its dependencies to the market's own code.
export { EmptyResults } from './empty-results';
export { removeFromCart } from './remove-from-cart';
export { SavedSearchesDialog } from './saved-searches/saved-searches-dialog';
export { SelectionBar } from './selection/selection-bar';
export { WallSelectBox } from './selection/wall-select-box';
export { toggleComparedTrait } from './toggle-compared';
export { TooLong } from './too-long';
