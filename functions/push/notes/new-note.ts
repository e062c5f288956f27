import type { NewNote } from '../items/note.items.ts'
import { cutText } from './cut-text.ts'

// Addresses, ids and names of fields take less than 1 KB: together at most 3 KB.
const TITLE = { characters: 80, bytes: 400 }
const BODY = { characters: 240, bytes: 1500 }

/** A note whose texts fit into a push (docs/product/push.md). */
export const newNote = (note: NewNote): NewNote => ({
  ...note,
  title: cutText(note.title, TITLE),
  body: cutText(note.body, BODY),
})
