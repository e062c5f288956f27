/** What the scripts read from the environment of the developer or the CI machine. */
export const environment = {
  all: process.env,
  isCi: Boolean(process.env['CI']),
  chromiumPath: process.env['CHROMIUM_PATH'],
} as const
