/** An attachment that lets fingers swipe over a board of so many columns; what is under them hears nothing of it, buttons aside. */
import { Swipes, type Pressed, type Touched } from './Swipes.ts';

export function swiped(press: Pressed, columns: number): (element: HTMLElement) => () => void {
  return (element) => {
    const swipes = new Swipes(press, () => ({
      width: element.clientWidth,
      cell: element.clientWidth / columns,
    }));
    const stop = new AbortController();
    let finger: number | null = null;

    function touched({ clientX, clientY, timeStamp }: PointerEvent): Touched {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top, at: timeStamp };
    }

    function begin(event: PointerEvent): void {
      if (event.pointerType === 'mouse' || isOnButton(event)) return;
      event.stopPropagation();
      finger = event.pointerId;
      element.setPointerCapture(finger);
      swipes.begin(touched(event));
    }

    function move(event: PointerEvent): void {
      if (event.pointerId === finger) swipes.move(touched(event));
    }

    function end(event: PointerEvent): void {
      if (event.pointerId !== finger) return;
      finger = null;
      swipes.end(touched(event));
    }

    /** The browser's own gestures: after a flick it would swallow the next tap. */
    function take(event: TouchEvent): void {
      if (!isOnButton(event)) event.preventDefault();
    }

    const heard = { capture: true, signal: stop.signal };
    element.addEventListener('pointerdown', begin, heard);
    element.addEventListener('pointermove', move, heard);
    element.addEventListener('pointerup', end, heard);
    element.addEventListener('pointercancel', () => swipes.cancel(), heard);
    element.addEventListener('touchstart', take, { ...heard, passive: false });
    element.style.touchAction = 'none';
    return () => {
      stop.abort();
      swipes.cancel();
      element.style.touchAction = '';
    };
  };
}

const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button, a') !== null;
