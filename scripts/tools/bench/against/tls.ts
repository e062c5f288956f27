import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnGuarded } from '#testing/guarded-process.ts'
import {
  selfSignedCertificate,
  type KeyAndCertificate,
} from '../../checks/self-signed-certificate.ts'
import { workFolder } from '../driver/work-folder.ts'

let files: KeyAndCertificate | undefined

/** The files of a self-signed certificate for `localhost`, the same for both trees. */
const certificateFiles = (): KeyAndCertificate => {
  if (files) return files
  const made = selfSignedCertificate()
  files = { key: join(workFolder(), 'key.pem'), cert: join(workFolder(), 'certificate.pem') }
  writeFileSync(files.key, made.key)
  writeFileSync(files.cert, made.cert)
  return files
}

interface TlsEndpoint {
  readonly endpoint: string
  readonly certificate: string
}

/** The engine over https. */
export const startTls = async (endpoint: string): Promise<TlsEndpoint> => {
  const { key, cert } = certificateFiles()
  const script = join(import.meta.dirname, 'tls-terminator.ts')
  const { stdout } = spawnGuarded(process.execPath, [script, new URL(endpoint).port, key, cert])
  if (!stdout) throw new Error('The terminator of TLS has no output.')
  const [port] = (await once(stdout, 'data')) as [Buffer]
  return { endpoint: `https://localhost:${port.toString().trim()}`, certificate: cert }
}
