/** What the scripts read from the environment of the developer or the CI machine. */
export const environment = {
  all: process.env,
  isCi: Boolean(process.env['CI']),
  /** Not set for a server that an engineer starts in the background of a shell. */
  endsWithParent: Boolean(process.env['npm_lifecycle_event'] ?? process.env['ENDS_WITH_PARENT']),
  chromiumPath: process.env['CHROMIUM_PATH'],
} as const
