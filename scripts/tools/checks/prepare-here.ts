import { prepare } from '../../local/preparation.ts'
import { whileAlone } from '../../local/preparation-lock.ts'
import { ROOT } from '../../root.ts'

// The steps of the local cloud, so that the journeys need not build them again.
const say = (line: string): void => console.log(line)
await whileAlone(ROOT, say, () => prepare(ROOT, say))
