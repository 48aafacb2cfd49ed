/** The two tones before a number is said: their pitch in hertz, and when they begin in seconds. */
const NADA = [
  { hertz: 660, mulai: 0 },
  { hertz: 523, mulai: 0.35 },
]
const NADA_DETIK = 0.6
const KERAS = 0.4
/** The longest time that a sentence takes. Some browsers without a voice never report its end. */
const KALIMAT_MS = 10_000

const tunggu = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function dentang(context: AudioContext): Promise<void> {
  for (const { hertz, mulai } of NADA) {
    const [nada, keras] = [context.createOscillator(), context.createGain()]
    const at = context.currentTime + mulai
    nada.frequency.value = hertz
    keras.gain.setValueAtTime(KERAS, at)
    keras.gain.exponentialRampToValueAtTime(0.001, at + NADA_DETIK)
    nada.connect(keras).connect(context.destination)
    nada.start(at)
    nada.stop(at + NADA_DETIK)
  }
  const akhir = Math.max(...NADA.map(({ mulai }) => mulai)) + NADA_DETIK
  return tunggu(akhir * 1_000)
}

/** Says a sentence of the clinic, which is Indonesian in every language of the page. */
function ucapkan(kalimat: string): Promise<void> {
  if (!('speechSynthesis' in window)) return Promise.resolve()
  const diucapkan = new Promise<void>((resolve) => {
    const ucapan = new SpeechSynthesisUtterance(kalimat)
    ucapan.lang = 'id-ID'
    ucapan.onend = () => resolve()
    ucapan.onerror = () => resolve()
    window.speechSynthesis.speak(ucapan)
  })
  return Promise.race([diucapkan, tunggu(KALIMAT_MS)])
}

export type Suara = { umumkan: (kalimat: string) => void; tutup: () => void }

/** Chime and voice of a screen, one sentence after the other. Browsers allow them only after a tap. */
export function bukaSuara(): Suara {
  const context = new AudioContext()
  let isTutup = false
  let antre = Promise.resolve()
  return {
    umumkan(kalimat) {
      antre = antre.then(async () => {
        if (!isTutup) await dentang(context)
        if (!isTutup) await ucapkan(kalimat)
      })
    },
    tutup() {
      isTutup = true
      if ('speechSynthesis' in window) window.speechSynthesis.cancel()
      void context.close()
    },
  }
}
