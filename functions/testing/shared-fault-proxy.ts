import { faults } from './fault-proxy.ts'

// Before each file: nothing that the files before it asked for is left.
faults.clear()
