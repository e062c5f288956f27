export {
  date,
  type Entry,
  type EntryPage,
  type Field,
  type FieldKind,
  flag,
  list,
  media,
  number,
  type OwnMedia,
  type Section,
  section,
  text,
} from './section.ts'
export { SECTION_IDS, type SectionId } from './section-ids.ts'
