import { visibleName } from '#shared/domain/visible-name.ts'
import { decode } from 'html-entities'
import { readBlocks } from './visible/read-blocks.ts'
import { storyBlocks, type Page } from './visible/story-blocks.ts'

/** Characters that nobody sees, and those that change the direction of text. Tags could hide a text in any flag. */
const INVISIBLE = /[\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]|[^\P{Cc}\n\t]|\p{Cs}|\p{Co}/gu

const MAX_ROUNDS = 5

const withoutMarkup = (html: string, page: Page | undefined): string => {
  const blocks = readBlocks(html)
  return (page ? storyBlocks(blocks, page) : blocks)
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join('\n')
}

/** Decodes entities and removes markup repeatedly, because markup can be encoded several times. */
const decodeFully = (html: string, page: Page | undefined): string => {
  let text = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = decode(text.includes('<') ? withoutMarkup(text, page) : text)
    if (next === text) break
    text = next
  }
  return text
}

/**
 * The text that readers see; of a page, the story without what the page adds around it. Remaining angle brackets are
 * replaced by similar characters. Bounded to a fixed number of passes.
 */
export const htmlToText = (html: string, page?: Page): string =>
  visibleName(decodeFully(html, page).toWellFormed().replace(INVISIBLE, ''))
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
