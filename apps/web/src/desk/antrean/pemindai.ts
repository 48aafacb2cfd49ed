/** The part of the Barcode Detection API that is used here; not every browser has it. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
  interface Document {
    /** Chromium alone, which also has the detector. */
    featurePolicy?: { allowsFeature: (name: string) => boolean }
  }
}

/** How often a picture of the camera is read. */
const BACA_MS = 200

export const bisaMemindai = (): boolean => window.BarcodeDetector !== undefined

/** Only the document of the desk may use the camera; one that began as another page may not (http/security.ts of the server). */
export const bolehKamera = (): boolean => document.featurePolicy?.allowsFeature('camera') !== false

/**
 * Shows the camera in `video`, and calls `onKode` with the first QR code that it sees. Returns what ends it. `onGagal` is called where
 * there is no camera, or the person does not allow it.
 */
export function mulaiMemindai(
  video: HTMLVideoElement,
  onKode: (kode: string) => void,
  onGagal: () => void,
): () => void {
  let stream: MediaStream | null = null
  let isAkhir = false
  const akhiri = () => {
    isAkhir = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const baca = async () => {
    const detector = window.BarcodeDetector && new window.BarcodeDetector({ formats: ['qr_code'] })
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isAkhir) return akhiri()
    video.srcObject = stream
    await video.play()
    while (!isAkhir) {
      const [kode] = (await detector?.detect(video)) ?? []
      if (isAkhir) return
      if (kode) {
        akhiri()
        return onKode(kode.rawValue)
      }
      await new Promise((resolve) => setTimeout(resolve, BACA_MS))
    }
  }
  baca().catch(() => {
    if (isAkhir) return
    akhiri()
    onGagal()
  })
  return akhiri
}
