import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCanInstall } from '#spa/platform/install/install-offer.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { startServiceWorker } from '#spa/platform/service-worker/start.ts'
import { keepTypedText } from '#spa/platform/typed-text.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'

const UpdateOffer = lazyPart(
  async () => (await import('../features/shell/components/update-offer.tsx')).UpdateOffer,
)

const InstallNotice = lazyPart(
  async () => (await import('../features/shell/components/install-notice.tsx')).InstallNotice,
  () => null,
)

/** Suggests to install the app where that is possible. */
const Install = () => {
  const canInstall = useCanInstall()
  // Only iOS has this property; it is true in the installed app.
  const mayNeedHint = 'standalone' in navigator && navigator.standalone === false
  return <Suspense fallback={null}>{(canInstall || mayNeedHint) && <InstallNotice />}</Suspense>
}

/** Follows the service worker, and offers its next release or else the installation: there is room for one notice. */
const Release = () => {
  const [offer, setOffer] = useState<{ readonly reload: () => void }>()
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () =>
      startServiceWorker({
        open: (path) => open(path),
        offerRelease: (reload) => setOffer({ reload }),
      }),
    [],
  )
  if (!offer) return <Install />
  return (
    <Suspense fallback={null}>
      <UpdateOffer onReload={offer.reload} />
    </Suspense>
  )
}

/** What may appear over every screen, and what keeps typed text when the app reloads itself. */
export const Notices = () => {
  useEffect(keepTypedText, [])
  return (
    <>
      <Toaster />
      <Release />
    </>
  )
}
