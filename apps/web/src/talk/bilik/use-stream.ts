import { useMemo } from 'react'

/** A track as a player takes it. */
export const useStream = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => (track ? new MediaStream([track]) : null), [track])
