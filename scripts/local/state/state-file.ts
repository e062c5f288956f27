import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ExpectedProblem } from './expected-problem.ts'

const Texts = z.record(z.string(), z.string())

/** Texts by name, stored in a file that is replaced as a whole. */
export const readStateFile = (file: string): Record<string, string> => {
  if (!existsSync(file)) return {}
  try {
    return Texts.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ExpectedProblem(
      `${file} is damaged. Delete the state folder (it holds nothing else than this local cloud) to start afresh.`,
    )
  }
}

export const writeStateFile = (file: string, texts: Readonly<Record<string, string>>): void => {
  replaceFile(file, JSON.stringify(texts), 0o600)
}

/** A full disk or a kill leaves the old content. */
export const replaceFile = (file: string, text: string, mode = 0o644): void => {
  writeFileSync(`${file}.new`, text, { mode })
  renameSync(`${file}.new`, file)
}
