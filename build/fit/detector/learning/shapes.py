"""The shapes in which a picture is looked at: wide, square, tall; width and height in pixels."""
SHAPES = [(384, 224), (288, 288), (224, 352)]
