export type PictureSize = {
  id: 'profile' | 'square' | 'phone' | 'desktop';
  label: string;
  /** In pixels. */
  width: number;
  height: number;
};

export const PICTURE_SIZES: readonly PictureSize[] = [
  { id: 'profile', label: 'Profile picture', width: 1024, height: 1024 },
  { id: 'phone', label: 'Phone wallpaper', width: 1440, height: 3120 },
  { id: 'desktop', label: 'Desktop wallpaper', width: 2560, height: 1440 },
  { id: 'square', label: 'Large square', width: 2048, height: 2048 },
];
