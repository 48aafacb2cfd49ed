const NADA_DETIK = 1
/** A tone that begins or ends at once clicks. */
const LANDAI_DETIK = 0.05
const KERAS = 0.25
const HERTZ = 523

/**
 * Plays a short tone and stops by itself. To be called while a press is handled: browsers of phones let no page make a sound by
 * itself. Returns what ends it sooner.
 */
export function bunyikanNada(onSelesai: () => void): () => void {
  const audio = new AudioContext()
  const close = () => void (audio.state === 'closed' || audio.close())
  const play = () => {
    if (audio.state === 'closed') return
    const [nada, keras] = [audio.createOscillator(), audio.createGain()]
    const [mulai, selesai] = [audio.currentTime, audio.currentTime + NADA_DETIK]
    nada.frequency.value = HERTZ
    keras.gain.setValueAtTime(0, mulai)
    keras.gain.linearRampToValueAtTime(KERAS, mulai + LANDAI_DETIK)
    keras.gain.setValueAtTime(KERAS, selesai - LANDAI_DETIK)
    keras.gain.linearRampToValueAtTime(0, selesai)
    nada.connect(keras).connect(audio.destination)
    nada.onended = () => {
      close()
      onSelesai()
    }
    nada.start(mulai)
    nada.stop(selesai)
  }
  // On an iPhone the clock of the sound stands still until the press has started it.
  audio.resume().then(play, onSelesai)
  return close
}
