export { queueNote, queueNotes, sendNotes, type AddressedNote } from './queue-note.ts'
