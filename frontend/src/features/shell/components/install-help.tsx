import { installPlatformOf } from '#spa/platform/install/install-platform.rules.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { installTexts as texts } from '../install-texts.ts'
import * as styles from './install-help.module.css'

/** How to install the app on this device, for browsers that do not do it by a button. */
export const InstallHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.title} size="small" onClose={onClose}>
    <ol className={styles.steps}>
      {texts.steps[installPlatformOf(navigator)].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Dialog>
)
