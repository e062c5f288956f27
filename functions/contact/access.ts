import type { DomainAccess } from '#platform/access.ts'

const NEWSLETTER_THROTTLE = 'THROTTLE#newsletterPerAddress#*'
const NEWSLETTER_LINK = [NEWSLETTER_THROTTLE, 'NEWSLETTER', 'NEWSLETTER_TOKEN#*']

/** UpdateItem: the throttles. GetItem of the form: what was sent with the same key. */
export const access: DomainAccess = {
  endpoints: {
    sendContact: {
      table: ['GetItem', 'UpdateItem', 'PutItem'],
      // Guests share the key without a member; the remembered answers of members are out of reach.
      keys: ['THROTTLE#contactMessagesPerAddress#*', 'IDEMPOTENCY#', 'CONTACT#*'],
    },
    /** As for every member: GetItem and UpdateItem also for the session. */
    sendMemberContact: {
      table: ['GetItem', 'UpdateItem', 'PutItem'],
      keys: [
        'SESSION#*',
        'SESSIONS#*',
        'MEMBER#*',
        'THROTTLE#contactMessages#*',
        'IDEMPOTENCY#*',
        'CONTACT#*',
      ],
    },
    contactSender: { table: ['GetItem', 'UpdateItem'] },
    saveNewsletter: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    subscribeNewsletter: { table: ['UpdateItem'], keys: [NEWSLETTER_THROTTLE, 'NEWSLETTER'] },
    confirmNewsletter: { table: ['GetItem', 'UpdateItem'], keys: NEWSLETTER_LINK },
    unsubscribeNewsletter: {
      table: ['GetItem', 'UpdateItem', 'DeleteItem'],
      keys: NEWSLETTER_LINK,
    },
  },
  effects: {
    'forward-contact': {
      listens: ['ContactMessage.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'UpdateItem'],
      keys: ['CONTACT#*'],
      publish: ['contact'],
    },
    'answer-contact': {
      listens: ['ContactMessage.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'UpdateItem'],
      keys: ['CONTACT#*', 'CONTACT_ANSWER#*'],
      mail: true,
    },
    'mail-newsletter-link': {
      listens: ['NewsletterSignup.created', 'NewsletterSignup.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      keys: ['NEWSLETTER', 'NEWSLETTER_TOKEN#*'],
      mail: true,
    },
  },
}
