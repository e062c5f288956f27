type Fields = Readonly<Record<string, unknown>>

const describe = (error: unknown): Fields =>
  error instanceof Error
    ? { error: error.name, reason: error.message, stack: error.stack }
    : { error: String(error) }

const write = (level: string, message: string, fields: Fields): void => {
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`)
}

/** Writes one JSON line per event. Never pass bodies, tokens or passwords. */
export const log = {
  info: (message: string, fields: Fields = {}): void => write('INFO', message, fields),
  warn: (message: string, fields: Fields = {}): void => write('WARN', message, fields),
  error: (message: string, error: unknown, fields: Fields = {}): void => {
    write('ERROR', message, { ...fields, ...describe(error) })
  },
}
