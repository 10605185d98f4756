import { createContext } from 'preact';
import type { Component } from '../../server/world/model.ts';

/** What a reader can do with the components of one message. */
export type MessageActions = {
  /** False in a locked thread, where every button is grey. */
  readonly pressable: boolean;
  /** The component whose press has not been answered yet. */
  readonly pending: string | null;
  readonly click: (customId: string) => void;
  readonly select: (customId: string, values: readonly string[]) => void;
};

export const Actions = createContext<MessageActions>({
  pressable: false,
  pending: null,
  click: () => undefined,
  select: () => undefined,
});

export type WithComponent = { readonly component: Component };
