/** Why a browser cannot be reached by push; null if it can. */
export type PushObstacle = 'home-screen' | 'browser';

/** An iPhone has push only for an app on the home screen. */
export function findPushObstacle(): PushObstacle | null {
  if ('PushManager' in window && 'serviceWorker' in navigator) return null;
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || isTouchMac();
  return isApple ? 'home-screen' : 'browser';
}

/** An iPad says that it is a Mac. */
function isTouchMac(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}
