import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from './memory.ts';

type Theme = 'dark' | 'light';

/** The theme of the address, else the one chosen here before, else the system's; gives the way to change it. */
export function useTheme(wished: Theme | null): () => void {
  const [theme, setTheme] = useState<Theme>(() => wished ?? recalled() ?? systems());
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    remember('theme', other);
    setTheme(other);
  };
}

function recalled(): Theme | null {
  const theme = recall('theme');
  return theme === 'dark' || theme === 'light' ? theme : null;
}

function systems(): Theme {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
