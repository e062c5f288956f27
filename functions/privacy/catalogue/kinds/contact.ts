import { DELETED, plain, type ItemKind } from '../item-kind.ts'

/** Contact form and newsletter. Neither needs an account; a newsletter address is found by its hash. */
export const contactKinds: readonly ItemKind[] = [
  {
    name: 'contact-message',
    PK: 'CONTACT#*',
    SK: '*',
    members: { memberId: 'author' },
    personal: { topic: 'contact', exported: { section: 'contact' }, erased: DELETED },
  },
  plain('answered-contact-message', 'CONTACT_ANSWER#*', 'CONTACT_ANSWER'),
  {
    name: 'newsletter-address',
    PK: 'NEWSLETTER',
    SK: '*',
    members: { memberId: 'owner' },
    personal: { topic: 'newsletter', exported: { section: 'contact' }, erased: DELETED },
  },
  plain('newsletter-link', 'NEWSLETTER_TOKEN#*', 'NEWSLETTER_TOKEN'),
]
