import { Download } from 'lucide-react'
import { useState } from 'react'
import { installApp } from '#spa/platform/install/install-offer.ts'
import { detectInstallPlatform } from '#spa/platform/install/install-platform.rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { installTexts as texts } from '../install-texts.ts'
import * as styles from './install-help.module.css'

/** How to install the app on this device, for browsers that do not do it by a button. */
export const InstallHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.title} size="small" onClose={onClose}>
    <ol className={styles.steps}>
      {texts.steps[detectInstallPlatform(navigator)].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Dialog>
)

/** Asks the browser to install the app. When the browser refuses, a dialog says how to do it by hand. */
export const InstallButton = ({ block = false }: { block?: boolean }) => {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const install = async () => {
    try {
      await installApp()
    } catch (error) {
      // oxlint-disable-next-line no-console -- The member gets instructions; operators can ask for the reason.
      console.warn('The app was not installed:', error)
      setHelpOpen(true)
    }
  }
  return (
    <>
      <Button block={block} onClick={() => void install()}>
        <Download size={18} aria-hidden="true" />
        {texts.install}
      </Button>
      {isHelpOpen && <InstallHelp onClose={() => setHelpOpen(false)} />}
    </>
  )
}
