/** The reason why a browser cannot be reached by push; null if it can. */
export type PushObstacle = 'home-screen' | 'browser';

/** iPhones allow pushes only for apps on the home screen. */
export function findPushObstacle(): PushObstacle | null {
  if ('PushManager' in window && 'serviceWorker' in navigator) return null;
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || isTouchMac();
  return isApple ? 'home-screen' : 'browser';
}

/** iPads claim to be Macs. */
function isTouchMac(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}
