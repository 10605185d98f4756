import type { JSX } from 'preact';

type Props = {
  readonly url: string;
  readonly alt: string | null | undefined;
  readonly class?: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** A picture that opens in full; nothing from elsewhere is loaded. */
export function Picture({ url, alt, width, height, class: name = 'picture' }: Props): JSX.Element {
  const path = url.startsWith(`${location.origin}/`) ? url : null;
  if (path === null) return <p class="note">A picture from elsewhere: {alt ?? url}</p>;
  return (
    <a href={path} target="_blank" rel="noreferrer noopener" class={`${name}-link`}>
      <img
        class={name}
        src={path}
        alt={alt || 'A picture without a description'}
        width={width}
        height={height}
      />
    </a>
  );
}
