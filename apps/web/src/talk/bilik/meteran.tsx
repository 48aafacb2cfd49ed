import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import styles from './bilik.module.css'

const STEP_MS = 100
const STEP_FALL = 0.08

/** How loud a microphone is: the person sees that it hears them. */
export function Meteran({ track }: { track: MediaStreamTrack }) {
  const id = useId()
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    analyser.fftSize = 512
    const source = audio.createMediaStreamSource(new MediaStream([track]))
    source.connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length
      // Loudness is felt by its logarithm: -60 dB is silence.
      const level = power > 0 ? Math.max(0, 1 + (10 * Math.log10(power)) / 60) : 0
      // It falls slowly, so that a short word is seen.
      if (meter.current) meter.current.value = Math.max(level, meter.current.value - STEP_FALL)
    }, STEP_MS)
    return () => {
      clearInterval(timer)
      source.disconnect()
      void audio.close()
    }
  }, [track])
  return (
    <div className={styles.suara}>
      <span id={id}>
        <Trans>Suara Anda</Trans>
      </span>
      <meter ref={meter} className={styles.meter} min={0} max={1} value={0} aria-labelledby={id} />
    </div>
  )
}
