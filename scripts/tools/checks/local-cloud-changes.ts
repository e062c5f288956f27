/** What the tests of the local cloud exercise; files at the root hold packages and settings. */
const EXERCISED = /^(scripts|infra|functions\/(platform|testing))\/|^[^/]+$/

/** Why the tests of the local cloud may be skipped, or undefined when they must run. */
export const reasonToSkipLocalCloud = (
  isCi: boolean,
  changed: readonly string[] | undefined,
): string | undefined =>
  isCi || changed === undefined || changed.some((file) => EXERCISED.test(file))
    ? undefined
    : 'no change in scripts, infra, functions/platform, functions/testing or at the root'
