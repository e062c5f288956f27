import { useEffect, useState } from 'react'
import { offeredAt, useCanInstall } from '#spa/platform/install/install-offer.ts'
import { needsInstallHint } from '#spa/platform/install/install-platform.rules.ts'
import { readStored, store } from '#spa/platform/storage.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { Button } from '#ui/controls/button.tsx'
import { LastingNotice } from '#ui/feedback/lasting-notice.tsx'
import { installTexts as texts } from '../install-texts.ts'
import { InstallButton, InstallHelp } from './install-button.tsx'

const DISMISSED = 'hoellenlaerm-install'

/** True from `at` on, in milliseconds after the start of the page. */
const useIsAfter = (at: number): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, at - performance.now()))
    return () => clearTimeout(timer)
  }, [at])
  return isOver
}

const Hint = () => {
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <>
      <span>{texts.hint}</span>
      <Button onClick={() => setHelpOpen(true)}>{texts.howTo}</Button>
      {isHelpOpen && <InstallHelp onClose={() => setHelpOpen(false)} />}
    </>
  )
}

/** Suggests the installation: a banner where the browser offers it, a hint in Safari on iOS. A dismissal is remembered. */
export const InstallNotice = () => {
  const [isDismissed, setDismissed] = useState(() => readStored(DISMISSED) !== null)
  const [needsHint] = useState(() => needsInstallHint(navigator))
  const canInstall = useCanInstall()
  const isDue = useIsAfter(needsHint ? WAITS.installHint : offeredAt() + WAITS.installBanner)
  if (isDismissed || !isDue || !(needsHint || canInstall)) return null
  return (
    <LastingNotice
      label={texts.noticeLabel}
      onClose={() => {
        store(DISMISSED, 'dismissed')
        setDismissed(true)
      }}
    >
      {needsHint ? (
        <Hint />
      ) : (
        <>
          <span>{texts.banner}</span>
          <InstallButton />
        </>
      )}
    </LastingNotice>
  )
}
