import { useEffect, useMemo, useState } from 'react'

/** A track as a player takes it. */
export const useStream = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => (track ? new MediaStream([track]) : null), [track])

/** Whether the stream of the other person brings a picture now: a camera that is off mutes its track. */
export function useAdaGambar(stream: MediaStream | null): boolean {
  const [isAda, setIsAda] = useState(false)
  useEffect(() => {
    const track = stream?.getVideoTracks()[0]
    const see = () => setIsAda(track !== undefined && !track.muted && track.readyState === 'live')
    see()
    for (const event of ['mute', 'unmute', 'ended']) track?.addEventListener(event, see)
    return () => {
      for (const event of ['mute', 'unmute', 'ended']) track?.removeEventListener(event, see)
    }
  }, [stream])
  return isAda
}
