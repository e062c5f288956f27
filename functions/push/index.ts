export { noteItem, noteKey, pushPartition, type NewNote, type NoteItem } from './items/index.ts'
export { queueNote, queueNotes, sendNotes } from './sending/queue-note.ts'
