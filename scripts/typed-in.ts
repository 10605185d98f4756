/**
 * The folder in which `npm run SCRIPT` was typed, from which the files on its command line are meant: npm starts a script
 * in the folder of the program. Without npm the folder of the process.
 */
export function typedIn(script: string): string {
  const { npm_lifecycle_event: running, INIT_CWD: folder } = process.env;
  return running === script && folder !== undefined ? folder : process.cwd();
}
