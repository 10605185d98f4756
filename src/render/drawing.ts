import type { ChartScene } from './chart-scene.ts';
import type { TableScene } from './table-scene.ts';

/** What the thread that draws is asked for. Everything in it can be cloned. */
export type DrawingRequest = { readonly id: number } & (
  | { readonly kind: 'table'; readonly scene: TableScene }
  | { readonly kind: 'chart'; readonly scene: ChartScene }
);

/** What it answers: the picture, or why there is none. */
export type DrawingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array; readonly name: string }
  | { readonly id: number; readonly error: string };
