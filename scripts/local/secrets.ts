import { randomInt } from 'node:crypto'
import { readStateFile, writeStateFile } from './state/state-file.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 48

/** Secrets Manager: generates each secret once and stores it in the state folder. */
export class Secrets {
  readonly #file: string
  readonly #values: Map<string, string>

  constructor(file: string) {
    this.#file = file
    this.#values = new Map(Object.entries(readStateFile(file)))
  }

  value = (arn: string): string => {
    const known = this.#values.get(arn)
    if (known !== undefined) return known
    const generated = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    this.#values.set(arn, generated.join(''))
    writeStateFile(this.#file, Object.fromEntries(this.#values))
    return this.value(arn)
  }
}
