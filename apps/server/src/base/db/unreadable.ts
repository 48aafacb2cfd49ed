/** The number of damaged values that are reported each; beyond it the log would grow with every page that shows them. */
const MOST = 10_000

/** Reports each place once in the life of the process: a list that shows a damaged row is read many times. */
export function onceEach<Place>(report: (place: Place) => void): (place: Place) => void {
  const reported = new Set<Place>()
  return (place) => {
    if (reported.has(place) || reported.size >= MOST) return
    reported.add(place)
    report(place)
  }
}
