import { tryFeedCommand } from './try-feed/command.ts'

const { code, out, err } = await tryFeedCommand(process.argv.slice(2))
if (out !== '') console.log(out)
if (err !== '') console.error(err)
process.exitCode = code
