// One module, because each one adds the names of its dependencies to the market's own code.
export { EmptyResults } from './empty-results';
export { SavedSearchesDialog } from './saved-searches/saved-searches-dialog';
export { SelectionBar } from './selection/selection-bar';
export { WallSelectBox } from './selection/wall-select-box';
export { TooLong } from './too-long';
