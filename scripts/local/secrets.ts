import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 48

/** Secrets Manager: each secret is generated once and kept in the state folder. */
export class Secrets {
  readonly #file: string
  readonly #values: Map<string, string>

  constructor(file: string) {
    this.#file = file
    const saved: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    this.#values = new Map(Object.entries(saved as Record<string, string>))
  }

  value = (arn: string): string => {
    const known = this.#values.get(arn)
    if (known !== undefined) return known
    const generated = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    this.#values.set(arn, generated.join(''))
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#values)), { mode: 0o600 })
    return this.value(arn)
  }
}
