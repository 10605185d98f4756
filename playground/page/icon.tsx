import type { JSX } from 'preact';

const PATHS = {
  phone: 'M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm1 3v13h8V5z',
  eye: 'M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  reload: 'M12 4a8 8 0 0 1 7 4V4h2v8h-8v-2h5a6 6 0 1 0 .6 4.5l1.9.6A8 8 0 1 1 12 4z',
  contrast: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2v16a8 8 0 0 0 0-16z',
  menu: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
} as const;

type Props = { readonly name: keyof typeof PATHS };

/** Drawn and not written: not every machine has a font with these signs. */
export function Icon({ name }: Props): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fill-rule="evenodd" />
    </svg>
  );
}
