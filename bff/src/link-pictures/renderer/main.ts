import sharp from 'sharp';

import type { DrawTask } from '../process/draw-task';
import { createDrawing } from './draw-picture';

/** The formats that are decoded, by their content. All other loaders of libvips are blocked. */
const LOADERS = ['Svg', 'Png', 'Jpeg', 'Webp', 'Gif', 'Nsgif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.concurrency(1);
sharp.cache(false);

const draw = createDrawing();

// `process.exit` would wait for a drawing that occupies a thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.({ ready: true });
process.on('message', (task: DrawTask) => {
  draw(task.picture, task.art).then(
    (drawn) => process.send?.(drawn),
    () => process.send?.({ error: true }),
  );
});
