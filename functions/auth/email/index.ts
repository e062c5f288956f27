export {
  markMailed,
  markReplacedMail,
  replacedMailKey,
  reserveLink,
  reserveLinkOf,
  storeLink,
  waiting,
} from './email.items.ts'
