/** Whether the page is shown on a Mac, whose keys have names of their own. */
export const isMac = navigator.platform.startsWith('Mac');
