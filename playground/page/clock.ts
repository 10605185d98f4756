import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** How far the world's clock is ahead of this browser's. */
export const AheadMs = createContext(0);

/** The world's time, renewed every so often. */
export function useNowMs(everyMs: number): number {
  const aheadMs = useContext(AheadMs);
  const [machineMs, setMachineMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setMachineMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return Math.max(machineMs, Date.now() - everyMs) + aheadMs;
}
