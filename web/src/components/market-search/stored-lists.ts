// One module, because each one adds the names of its dependencies to the market's own code.
export { removeFromCart } from './remove-from-cart';
export { toggleComparedTrait } from './toggle-compared';
