import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { Messenger } from '../features/messages/components/messenger.tsx'
import { messages } from '../features/messages/texts.ts'
import { BlockDialog } from '../features/people/components/block-dialog.tsx'
import { UnblockButton } from '../features/people/components/unblock-button.tsx'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { Heading } from '#ui/text/heading.tsx'

const NewChat = lazyPart(
  async () => (await import('../features/people/components/new-chat.tsx')).NewChat,
  DialogFailure,
)

export const MessagesPage = () => {
  const { data: me } = useCurrentUser()
  const search = new URLSearchParams(useLocation().search)
  usePageTitle(messages.pageTitle)
  if (!me) return null
  return (
    <>
      <Heading as="h1" className="visually-hidden">
        {messages.pageTitle}
      </Heading>
      <Messenger
        ownId={me.id}
        user={search.get('user')}
        blockDialog={(memberId, onClose) => <BlockDialog userId={memberId} onClose={onClose} />}
        newChat={(onClose) => (
          <Suspense fallback={null}>
            <NewChat onClose={onClose} />
          </Suspense>
        )}
        unblock={(memberId) => <UnblockButton userId={memberId} />}
      />
    </>
  )
}
