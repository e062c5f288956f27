import { DELETED, type ObjectKind } from './item-kind.ts'

/** Every kind of object in the media bucket. */
export const OBJECT_KINDS: readonly ObjectKind[] = [
  {
    name: 'upload',
    prefix: 'incoming/<member>/',
    personal: {
      topic: 'community',
      exported: {
        not: 'deleted within a day; what became of it is with its post, story or message',
      },
      erased: { by: 'expiry', within: 'a day' },
    },
  },
  {
    name: 'avatar',
    prefix: 'media/avatars/<member>',
    personal: { topic: 'profile', exported: { section: 'profile' }, erased: DELETED },
  },
  {
    name: 'post-media',
    prefix: 'media/posts/',
    personal: { topic: 'community', exported: { section: 'posts' }, erased: DELETED },
  },
  {
    name: 'story-media',
    prefix: 'media/stories/<member>/',
    personal: { topic: 'stories', exported: { section: 'stories' }, erased: DELETED },
  },
  {
    name: 'kept-post-media',
    prefix: 'kept/posts/',
    personal: { topic: 'moderation', exported: { section: 'posts' }, erased: DELETED },
  },
  {
    name: 'kept-story-media',
    prefix: 'kept/stories/<member>/',
    personal: { topic: 'moderation', exported: { section: 'stories' }, erased: DELETED },
  },
  {
    name: 'kept-avatar',
    prefix: 'kept/avatars/<member>/',
    personal: { topic: 'moderation', exported: { section: 'profile' }, erased: DELETED },
  },
  {
    name: 'evidence-media',
    prefix: 'evidence/',
    personal: {
      topic: 'moderation',
      exported: { not: 'a copy of media that the export has with their post, story or profile' },
      erased: {
        by: 'expiry',
        within:
          '280 days: proves what was reported until no appeal can follow (Art. 17 Abs. 3 lit. b und e DSGVO); contains no member id',
      },
    },
  },
  {
    name: 'export',
    prefix: 'exports/<member>/',
    personal: {
      topic: 'rights',
      exported: { not: 'the export itself' },
      erased: { by: 'expiry', within: 'three days; earlier by an effect when its item goes' },
    },
  },
  {
    name: 'message-media',
    prefix: 'messages/<pair>/',
    personal: {
      topic: 'messages',
      exported: { section: 'messages' },
      erased: {
        by: 'keep',
        because:
          'part of the conversation, which the other member keeps; goes with the second member',
      },
    },
  },
  {
    name: 'erased-member',
    prefix: 'erased/<member>',
    personal: {
      topic: 'rights',
      exported: { not: 'exists only after the account was deleted' },
      erased: {
        by: 'expiry',
        within: '50 days: longer than any backup, so that a restored table is erased again',
      },
    },
  },
]
