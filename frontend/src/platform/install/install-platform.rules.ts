export type InstallPlatform = 'ios' | 'android' | 'mac' | 'desktop'

interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

const OTHER_BROWSERS = /(CriOS|FxiOS|EdgiOS|OPT|OPiOS|DuckDuckGo|GSA|YaBrowser|FBAN|FBAV|Instagram)/

/** Newer iPads call themselves Macintosh. */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

const isSafari = ({ userAgent }: Device): boolean =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent)

/** Which instructions fit the device. */
export const detectInstallPlatform = (device: Device): InstallPlatform => {
  if (isIos(device)) return 'ios'
  if (device.userAgent.includes('Android')) return 'android'
  return device.userAgent.includes('Macintosh') && isSafari(device) ? 'mac' : 'desktop'
}

/** Safari on iOS installs from its share menu and never offers it. */
export const needsInstallHint = (device: Device): boolean => isIos(device) && isSafari(device)
