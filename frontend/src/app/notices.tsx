import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConnectionBanner } from '../features/shell/components/connection-banner.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { startServiceWorker } from '#spa/platform/service-worker/start.ts'
import { keepTypedText } from '#spa/platform/typed-text.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'

const UpdateOffer = lazyPart(
  async () => (await import('../features/shell/components/update-offer.tsx')).UpdateOffer,
)

/** Follows the service worker, and offers its next release. */
const Release = () => {
  const [offer, setOffer] = useState<{ readonly reload: () => void }>()
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () =>
      startServiceWorker({
        open: (path) => {
          open(path)
        },
        offerRelease: (reload) => {
          setOffer({ reload })
        },
      }),
    [],
  )
  return <Suspense fallback={null}>{offer && <UpdateOffer onReload={offer.reload} />}</Suspense>
}

/** What may appear over every screen, and what keeps typed text when the app reloads itself. */
export const Notices = () => {
  useEffect(keepTypedText, [])
  return (
    <>
      <ConnectionBanner />
      <Toaster />
      <Release />
    </>
  )
}
