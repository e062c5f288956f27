export {
  appealCardKey,
  appealKey,
  appealsPartition,
  isOpen,
  noticeIdOf,
  openAppealsPartition,
  putAppeal,
  type AppealItem,
  type NewAppeal,
} from './appeal.items.ts'
