// One module, because each one adds the names of its dependencies to the market's own code.
export { removeFromCart } from './remove-from-cart';
export { SelectionBar } from './selection/selection-bar';
export { WallSelectBox } from './selection/wall-select-box';
export { toggleComparedTrait } from './toggle-compared';
export { TooLong } from './too-long';
