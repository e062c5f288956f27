import type { DomainAccess } from '#platform/access.ts'

/** UpdateItem: the throttles. GetItem of the form: what was sent with the same key. */
export const access: DomainAccess = {
  endpoints: {
    sendContact: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
    subscribeNewsletter: { table: ['UpdateItem'] },
    confirmNewsletter: { table: ['GetItem', 'UpdateItem'] },
    unsubscribeNewsletter: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  },
  effects: {
    'forward-contact': {
      listens: ['ContactMessage.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'UpdateItem'],
      publish: ['contact'],
    },
    'answer-contact': {
      listens: ['ContactMessage.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'UpdateItem'],
      mail: true,
    },
    'mail-newsletter-link': {
      listens: ['NewsletterSignup.created', 'NewsletterSignup.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      mail: true,
    },
  },
}
