import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { openCamera } from '../../api/camera-device.ts'
import { Camera, type CameraPurpose, type Facing, type Recording } from '../../model/camera.ts'

const OTHER: Readonly<Record<Facing, Facing>> = { user: 'environment', environment: 'user' }

/** A camera that is open while the component is rendered and its tab is visible. */
export const useCamera = (onRecorded: (recording: Recording) => void) => {
  const deliver = useEffectEvent(onRecorded)
  const [camera] = useState(() => new Camera({ open: openCamera }))
  const state = useSyncExternalStore(camera.subscribe, camera.snapshot)
  const [wanted, setWanted] = useState<Facing>('environment')
  const [purpose, setPurpose] = useState<CameraPurpose>('photo')

  useEffect(() => {
    const stopListening = camera.onRecorded((recording) => deliver(recording))
    const end = async () => {
      await camera.close()
      stopListening()
    }
    // A recording that the end of the component finishes is delivered as well.
    return () => void end()
  }, [camera])

  useEffect(() => {
    const hide = () => {
      if (document.hidden) void camera.close({ isHidden: true })
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [camera])

  useEffect(() => {
    void camera.open(wanted, purpose)
    return () => void camera.close()
  }, [camera, wanted, purpose])

  const facing = 'camera' in state ? state.camera.facing : null
  return {
    state,
    purpose,
    setPurpose,
    /** Where the open camera looks, which need not be what was asked for; null when the system does not say. */
    facing,
    open: () => void camera.open(wanted, purpose),
    switchFacing: () => setWanted(OTHER[facing ?? wanted]),
    record: camera.record,
    finish: () => void camera.finish(),
  }
}

export type CameraControl = ReturnType<typeof useCamera>
