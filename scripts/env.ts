import { homedir } from 'node:os'
import { join } from 'node:path'

/** What the scripts read from the environment of the developer or the CI machine. */
export const environment = {
  all: process.env,
  isCi: Boolean(process.env['CI']),
  /** Not set for a server that an engineer starts in the background of a shell. */
  endsWithParent: Boolean(process.env['npm_lifecycle_event'] ?? process.env['ENDS_WITH_PARENT']),
  cacheFolder: process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  chromiumPath: process.env['CHROMIUM_PATH'],
  /** Factor of all time-outs of the local cloud; journeys are patient, because a busy machine is slow. */
  patience: Number(process.env['PATIENCE'] ?? 1),
} as const
